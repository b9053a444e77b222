/**
 * The passwords of eight or more characters that guessers try first, from memory of the lists that
 * breaches left behind. Compared whole and without regard to case: a phrase that merely holds one is fine.
 */
const COMMON = new Set(
  `password password1 password12 password123 password1234 password! password1! passw0rd passw0rd1 p@ssw0rd p@ssword
  p@ssword1 p@ssw0rd1 pa55word passwort passwort1 motdepasse contraseña wachtwoord
  12345678 123456789 1234567890 0123456789 12341234 11223344 12344321 123123123 123321123 987654321 9876543210 87654321
  123456abc abc12345 abcd1234 abcd12345 a1234567 a12345678 a123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx
  q1w2e3r4 q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop qwertyui qwertyu1 qwertz123
  azertyuiop asdfghjkl asdfasdf asdf1234 asdfghjk zxcvbnm1 zxcvbnm123 qazwsxedc qazwsx123 1234qwer 123qweasd 123qwe123
  iloveyou iloveyou1 iloveyou2 iloveyou! sunshine sunshine1 princess princess1 football football1 baseball baseball1
  basketball superman superman1 batman123 trustno1 whatever whatever1 starwars starwars1 computer computer1 internet
  corvette mercedes michelle jennifer jennifer1 jessica1 victoria samantha elizabeth alexander benjamin christian
  charlie1 michael1 jordan23 dragon123 monkey123 master123 shadow123 killer123 liverpool liverpool1 chelsea1 arsenal1
  barcelona manchester chocolate chocolate1 butterfly spiderman pokemon1 pokemon123 letmein1 letmein123 welcome1
  welcome12 welcome123 welcome1! admin123 admin1234 admin12345 administrator rootroot root1234 changeme changeme1
  changeme123 default1 guest1234 test1234 test12345 testtest testing1 testing123 temp1234 secret123 access14 mustang1
  hello123 hello1234 helloworld summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026
  autumn2026 forkprint forkprint1 forkprint123 loveyou1 lovelove babygirl babygirl1 myspace1 blink182 tinkerbell
  september november december february aa123456 aa12345678 qq123456 asd123456 woaini1314 5201314520 0987654321
  1111111111 88888888 00000000 11111111 147258369 159753456 789456123 741852963 963852741 1029384756`.split(/\s+/),
);

const isOneCharacter = (text: string) => new Set(text).size === 1;

/** A very common password: refused at registration, change and reset. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return COMMON.has(text) || isOneCharacter(text);
}

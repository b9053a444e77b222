import { foldWord } from "./fold";

/** Words of Japanese and Portuguese menus. In both languages "no" ties two foods: "horenso no goma-ae", "arroz no leite". */
const JAPANESE = `ae aemono agedashi age aji amaebi ankimo asari awabi ayu batayaki buri buta butaniku chahan chawanmushi chikuwa
  daikon dashi dashimaki dengaku donburi ebi edamame enoki eringi fugu furai gobo gohan goma gomaae gyoza gyu gyuniku hamachi
  hamaguri harusame hijiki hirame hiyayakko horenso hourensou hotate ika ikura imo itame iwashi jagaimo kabocha kabu kaki kakiage
  kakuni kamo kani kara karaage katsu katsuo kimpira kinoko kinpira kombu konnyaku kujira kurage kyuri kyuuri maguro maki mentaiko
  menchi miso misoni misoyaki misozuke mizuna mochi moyashi mugi mushi nabe namasu namuru nanban nanbanzuke nasu natto negi negi
  niku nimono ninjin nira nishime nitsuke nori ohitashi okonomi onsen oroshi piman ponzu renkon saba sake sakana sakamushi sanma
  sansai sashimi satoimo sawara shabu shiitake shimeji shio shioyaki shira shiraae shirasu shiso shoga shogayaki shoyu soba soboro
  somen su suimono sumiso sunomono suzuki tai takenoko tako takoyaki tamago tamanegi tarako tataki tatsutaage tempura teppanyaki
  teriyaki tofu tonkatsu tori torikawa toro tsukemono tsukune tsukudani udon umani ume unagi uni uzura wakame wasabi yaki yakimono
  yakiniku yakitori yuba yudofu yuzu zosui zuke`;
const PORTUGUESE = `abobora acucar agua alecrim alface alho ameijoa ameijoas amendoim arroz assada assado atum azeite azeitona bacalhau batata
  batatas bife bolinho bolinhos bolo brasa cabrito cachaca caldo camarao camaroes caranguejo carne cebola cenoura churrasco coco coelho
  coentro costela couve cozido cozida creme espeto farinha farofa feijao filete forno frango frito fritos galinha gratinado gratinada
  grelhado grelhada guisado legumes leite leitao limao linguica lombo lula lulas mandioca manteiga mariscos massa mel milho molho
  morango nata nozes ovo ovos pao peixe peru pescada picanha polvo porco presunto pudim queijo recheada recheado recheados salada
  salmao salsicha sardinha sopa torrada torresmo vinho vitela`;

const TYING: ReadonlySet<string> = new Set(`${JAPANESE} ${PORTUGUESE}`.split(/\s+/).map(foldWord));

export const isOfTyingLanguage = (folded: string): boolean => TYING.has(folded);

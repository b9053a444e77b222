/**
 * Beginnings (four to seven letters) of names of more foods in the languages of recipe sites. They help only to tell a
 * list of foods from other lists. Because these languages compound and inflect words, a beginning is enough.
 */
const STEMS = new Set(
  (
    "karott möhre lauch spinat champig pilze nudel quark joghurt essig senf honig zitron limett petersi basilik schnitt korian ingwer sojas brühe rinder schwein hähnch hühnch schink lachs garnele linsen bohne erbsen kichere mandel nüsse walnü haselnü sesam schoko kakao vanill zimt backpul speises gelatin marzip apfel äpfel birne banan erdbee himbee kirsch feige rosmar thymia lorbee muskat schalot kürbis brokko blumenk rucola avocado mozzar parmes frischk rotwein weißwei gurke zucchin grieß kresse nelke kardam " +
    "wortel prei komkomm courget citroen limoen azijn mosterd honing bouillo gehakt spek zalm garnal linzen bonen noten amandel kaneel bakpoed maïzena peterse basilic tijm rozemar appel aardbei kwark pompoen spinazi aardapp sjalot " +
    "carott poirea champi citron vinaig moutard miel boeuf bœuf porc jambon lardon saumon crevett lentill haricot noix amande cannell persil thym romari yaourt potiron épinard échalot maïzena semoule lardons gruyère emmenta " +
    "zanahor puerro calabac limón vinagre mostaza caldo ternera cerdo jamón salmón gambas lenteja judías nuez nueces almendr canela perejil albahac tomillo romero yogur calabaz espinac pimient garbanz merluza atún " +
    "carota carote porri zucchin limone aceto senape miele brodo manzo maiale prosciu salmone gamber lenticc fagiol noci mandorl cannell prezzem rosmari basilic spinac pancett melanz pomodor peperon ricotta mascarp pinoli savoiar fragole " +
    "cenoura abobrin limão mostard mel carne porco presunt salmão camarã lentilh feijão nozes amêndo canela salsinh manjeri alecrim iogurte abóbora espinaf requeij palmito coco fermento " +
    "gulrot gulrøt morot morött purre purjo sitron citron eddik vinäger sennep senap honning honung buljong kraft okse nötfärs kjøttde svin skinke skinka laks lax reker räkor linser bønner bönor nøtter nötter mandler mandlar kanel bakepul bakpulv persill basilik timian timjan rosmari yoghurt gresska spinat paprika havregr kakao sjokola choklad vanilj kardemo rødløk rödlök koriand " +
    "marchew pory cytryn ocet musztar miód rosół wołow wiepr szynk łosoś krewet soczew fasol orzech migdał cynamon proszek pietrus bazyli tymian rozmary jogurt dynia szpinak pieczar makaron pomidor papryk kurczak śmietan twaróg żółtk " +
    "mrkev mrkv citron citrón ocet hořčic horčic vývar hověz hovädz vepřo bravč šunka losos krevet čočka šošov fazol fazuľ ořech orech mandl skořic škoric kypřic kypria petržel bazalk tymián rozmar jogurt dýně tekvic špenát žampion cuket tvaroh tvarů smotan smetan zemiak brambor borůvk čučori paprik rajče paradaj uhork okurk cesnak česnek " +
    "répa citrom ecet mustár méz marha sertés csirke sonka lazac lencse bab dió mandula fahéj sütőpor petrezs bazsal kakukkf joghurt tök spenót gomba tészta paradic paprika tejföl túró csokolá vanília " +
    "porkkan sitruun etikka sinappi hunaja liemi naudan sika kana kinkku lohi katkara linssi papu pähkin mantel kaneli leivin persilj basilik timjam jogurtt kurpits pinaatt sieni tomaat kerma juusto kaura suklaa vanilj " +
    "havuç pırasa limon sirke hardal bal tavuk kıyma sosis somon karides mercime fasuly ceviz badem tarçın kabart maydano fesleğ kekik yoğurt kabak ıspanak mantar domates biber salça patates patlıc mozarel nane " +
    "φασόλ φασολ καρότ κρεμμ ελαιόλ ντομάτ τομάτ αλάτι πιπέρ πιπερι ζάχαρ αλεύρ βούτυρ βουτύρ αυγά αυγό αυγών γάλα γάλακ κρέμα τυρί τυριο φέτα σκόρδ λεμόν πορτοκ μέλι κοτόπ κιμάς κιμά μοσχάρ χοιριν ψάρι σολομ σολωμ γαρίδ ρύζι ζυμαρ μακαρό πατάτ μελιτζ κολοκύ σπανάκ μανιτάρ κανέλα βανίλ σοκολά κακάο καρύδ αμύγδ αμυγδ φιστίκ σουσάμ ταχίνι γιαούρ μαϊνταν μαιδαν δυόσμ άνηθο ρίγανη μαγιά μουστάρ ξίδι κρασί λάδι λαδιού νερό ρεβίθ φακές σέλινο ψωμί φύλλο μπέικι " +
    "морков лимон уксус горчиц бульон говяд свинин курин ветчин лосось кревет фасоль орех миндал кориц разрых петруш базили тимьян йогурт тыква шпинат гриб помидор томат сметан творог сыр картоф"
  ).split(" "),
);

/**
 * Beginnings of foods that hold an allergen of the law, which no account may leave out. They do not help to tell lists
 * apart: a shop's list of cheeses is no recipe.
 */
const ALLERGENS = new Set(
  (
    "groundn brazil halva kamut bulgur couscou semolin seitan farro durum breadcr panko meringu albumen whey casein ghee skyr feta gorgonz cheddar pecorin halloum brie camembe soy tempeh edamame miso shoyu tamari haddock mackere sardine trout herring surimi worcest crayfis langous krill scallop octopus calamar cuttlef " +
    "snails whelks celeria sulphit pesto nougat praline marzipa gochuja erdnüss erdnuss cashewk pekannü paranüs pistazi weizen dinkel roggen rogge gerst gerste hafer panierm semmelb eigelb schmand butterm molke soja fisch sardell thunfis kabelja krabben krab hummer krebse muschel austern tintenf selleri lupinen cacahuè noisett pistach " +
    "sésame blé seigle orge avoine chapelu poisson anchois thon cabilla crabe homard moules huîtres palourd poulpe céleri cacahue avellan anacard sésamo trigo centeno cebada avena sémola pescado anchoas bacalao camaron cangrej langost mejillo ostras almejas pulpo apio altramu arachid nocciol pistacc grano frument segale orzo " +
    "semola pangrat parmigi soia pesce acciugh tonno merluzz scampi granchi aragost cozze ostrich vongole polpo sedano lupini sesamo pinda pindas hazelno walnote cashewn tarwe haver vis ansjovi tonijn kreeft mossele oesters inktvis selderi jordnöt hasseln valnött vete råg korn havre fisk tonfisk krabba musslor amendoi " +
    "avelãs caju gergeli centeio cevada aveia natas peixe atum carangu lagosta mexilhõ lulas polvo aipo tremoço"
  ).split(" "),
);

const anyBegins = (line: string, stems: ReadonlySet<string>): boolean =>
  (line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => stems.has(word) || [4, 5, 6, 7].some((length) => stems.has(word.slice(0, length))),
  );

/** Whether a word of the line begins like a food in one of these languages. */
export const beginsAsFood = (line: string): boolean => anyBegins(line, STEMS);

/** Whether a word of the line begins like a food that holds an allergen. */
export const beginsAsAllergen = (line: string): boolean => anyBegins(line, ALLERGENS);

import { type HeadingLook, isOtherHeading } from "./other-headings";

/**
 * The words of headings on recipe pages, in the languages of most recipe sites. They are words of languages, never
 * names of sites or plugins. Texts are compared in lower case, without leading numbers, symbols and final colon.
 */
export type SectionKind = "ingredients" | "steps" | "other";

const INGREDIENT_HEADING = new RegExp(
  `^(?:${[
    "(?:the |your |recipe |main |all |list of )?ingredi[eë]nts?(?: list| needed| for .{1,60}| you(?:'|’)?ll need| you need)?",
    "(?:things|what|ingredients|stuff|all) (?:you(?:'|’)?ll|you will|you|to) (?:need|buy)(?: for .{1,60})?",
    "you(?:'|’)?ll need|you will need|shopping list|what(?:'|’)?s in it",
    "(?:die |benötigte )?zutaten(?:liste)?(?: für .{1,60})?|das brauchst du|du brauchst|ihr braucht",
    "(?:les |liste des )?ingr[ée]dients?(?: pour .{1,60})?|il vous faut",
    "(?:los )?ingredientes(?: para .{1,60})?|necesitas",
    "(?:gli )?ingredienti(?: per .{1,60})?",
    "(?:os )?ingredientes|ingredientes:? .{1,40}|você vai precisar",
    "(?:de )?ingredi[eë]nten(?: voor .{1,60})?|benodigdheden|dit heb je nodig|wat heb je nodig",
    "ingredienser(?: .{1,30})?|ingrediens(?:liste)?|du trenger|du behöver|det här behöver du|det skal du bruge",
    "sk[łl]adniki(?: na .{1,40})?|suroviny|ingrediencie|ingredience|potřebujeme|hozzávalók(?: .{1,40})?|ainekset|ainesosat",
    "malzemeler(?:i)?|(?:için )?gerekli malzemeler|ingrediente|sastojci|састав|ингредиенты|продукты|інгредієнти|съставки",
    "(?:from|in) your (?:kitchen|pantry|cupboard|fridge)|pantry (?:items|staples)|from the pantry",
    "was (?:du|ihr|man) (?:brauchst|braucht)(?: .{1,40})?|(?:das|dies) (?:kommt rein|wird gebraucht)|einkaufsliste|(?:aus|in) (?:deinem|deiner|dem) (?:vorrat|vorratskammer|kühlschrank|küche)|was du zu hause haben solltest",
    "(?:ce )?qu(?:'|’)il (?:vous|te|nous) faut|il te faut|(?:la )?liste de(?:s)? courses|dans (?:votre|ta|ton|vos) (?:cuisine|placards?|frigo)",
    "(?:qué|lo que) necesitas|(?:en|de) tu despensa|(?:che )?cosa (?:ti |vi )?serve|occorrente|vi serve|ti serve",
    "(?:in|from|aus|in|uit|dans|de|en|nella|in|i|na) (?:your|the|deiner|der|je|de|votre|ta|la|tu|tua|din|sua) (?:meal ?|koch|kook|maaltijd)?(?:kit|box|caja|scatola|boks|låda|caixa)",
    "(?:wat|dit) heb je (?:allemaal )?nodig(?: .{1,40})?|je hebt nodig|boodschappen(?:lijst(?:je)?)?|(?:zelf toevoegen|uit eigen keuken|in huis halen)|nodig",
    "(?:dette|det|här) (?:trenger|behöver|behövs)(?: du)?|ingredienslista|du skal bruge|(?:handle|inköps|indkøbs)list[ea]|det du trenger",
    "tarvitset|tarvikkeet|mitä tarvitset|co (?:budeme )?potřeb(?:ujete|ovat|ujeme)|čo (?:budeme )?potreb(?:ujete|ovať|ujeme)|budete potřebovat|potrzebujesz|czego potrzebujesz|amire szükséged lesz|das (?:benötigst du|wird benötigt)|du benötigst|gebraucht wird|ce dont vous avez besoin|lo que vas a necesitar|o que (?:você )?vai precisar|vai precisar de|hai bisogno di|ti servirà|wat je nodig hebt|dit ga je gebruiken",
    "(?:qué |lo que )?(?:necesitamos|necesitáis|necesitaremos|vamos a necesitar|os hace falta|nos hace falta)(?: .{1,40})?|qué lleva",
    "(?:ce qu(?:'|’))?il faut(?: .{1,40})?|on a besoin de|pour cette recette,? il (?:vous |te |nous )?faut|wir brauchen|ihr benötigt|man (?:braucht|nehme|nimmt)|das braucht (?:ihr|man)|das kommt (?:hinein|in den topf)",
    "(?:che )?cosa (?:ci serve|(?:vi |ti |ci )?occorre)|(?:ci|vi) (?:servono|occorrono|occorre)|wat heb ik nodig|dit heb ik nodig|wat gaat erin",
    "υλικά|συστατικά|מצרכים|מרכיבים|المكونات|المقادير|مواد لازم|材料|材料（.{1,10}）|食材|用料|配料|재료|nguyên liệu|bahan-bahan|bahan|ส่วนผสม|सामग्री",
  ].join("|")})$`,
  "u",
);

const STEP_HEADING = new RegExp(
  `^(?:${[
    "(?:the |recipe |cooking |preparation |making |baking |step[ -]by[ -]step |simple |easy )?(?:instructions?|directions?|methods?|procedure|preparations?|steps)(?: for .{1,60})?",
    "how to|(?:here(?:'|’)?s )?how (?:to|do (?:you|i)) (?:make|cook|prepare|bake|do|assemble)(?: .{1,80})?|how it(?:'|’)?s made|(?:let(?:'|’)?s )?get (?:started|cooking)|let(?:'|’)?s (?:cook|bake|make)(?: .{1,40})?|cooking guidelines|recipe steps|what to do|cooking method|to (?:make|prepare|cook)|making it|instructions.{0,30}|preparation method",
    "(?:die )?zubereitung(?: .{1,60})?|anleitung|zubereitungsschritte|so geht(?:'|’)?s|so wird(?:'|’)?s gemacht|arbeitsschritte|und so geht(?:'|’)?s",
    "(?:la )?pr[ée]paration(?: .{1,60})?|la recette|instructions|r[ée]alisation|étapes?(?: de .{1,40})?|les étapes|comment faire(?: .{1,60})?|progression|déroulement",
    "(?:la )?preparación|elaboración|instrucciones|pasos(?: a seguir)?|modo de (?:preparación|hacer(?:lo)?)|cómo (?:hacer|preparar)(?: .{1,60})?|procedimiento|preparación paso a paso",
    "preparazione|procedimento|istruzioni|come (?:fare|preparare)(?: .{1,60})?|svolgimento",
    "modo de (?:preparo|preparação|fazer)|preparo|preparação|instruções|como fazer(?: .{1,60})?|passo a passo",
    "(?:de )?bereiding(?:swijze)?|zo maak je(?: .{1,60})?|aan de slag|werkwijze|instructies|stappen",
    "fremgangsm[åa]de|framgångssätt|gör så här|så (?:här )?gör du|instruktioner|tillagning|slik gjør du(?: .{1,40})?|sådan gør du|tilberedning|fremgangsmåte|valmistus(?:ohje(?:et)?)?|ohje(?:et)?|tee näin",
    "przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|postup(?: přípravy| prípravy)?|příprava|príprava|elkészítés(?:e)?|a recept|mod de preparare|priprema|приготовление|способ приготовления|рецепт приготовления|приготування|начин на приготвяне",
    "(?:so )?(?:bereitest|machst|kochst|backst) du (?:es|.{1,60})|schritt für schritt(?: .{1,40})?|(?:koch|back|arbeits|schritt-für-schritt-)anleitung|zubereiten|kochschritte|rezeptschritte|die schritte",
    "(?:les étapes|mode opératoire|pas à pas|c(?:'|’)est parti|à vos fourneaux|en cuisine|comment (?:préparer|réaliser|cuisiner)(?: .{1,60})?|instructions de (?:préparation|cuisson))",
    "(?:zo|dit) (?:doe|bereid) je(?: .{1,60})?|aan het werk|hoe maak je(?: .{1,60})?|stap voor stap|klaarmaken|(?:de )?bereidingswijze(?: .{1,60})?|de stappen|wat moet je doen",
    "såhär gör du|steg för steg|så (?:lagar|bakar) du(?: .{1,40})?|sådan (?:laver|tilbereder) du(?: .{1,40})?|framgangsmåte|tilbereding|steg for steg|slik lager du(?: .{1,40})?",
    "näin (?:teet|valmistat|valmistuu)(?: .{1,40})?|valmistustapa|työvaiheet|arbeidsmåte|slik (?:gjør|lager) vi det|vorgehen|zubereitungsart|und so wird(?:'|’)?s gemacht|so wird es gemacht|esecuzione|come si procede|jak (?:to zrobić|zrobić|przygotować|na to|připravit)(?: .{1,60})?|krok po kroku|ako na to|hogyan készítsd el|elkészítés módja|como preparar(?: .{1,60})?|modo de confeção|confeção|cómo elaborar(?: .{1,60})?",
    "cómo se (?:hace|prepara)(?: .{1,60})?|paso a paso|come si (?:fa|prepara)(?: .{1,60})?|passaggi|modo de confecção|confecção",
    "cómo (?:lo |la |los |las )?(?:hacemos|hago|preparamos|preparo|hacerl[oa]s?|prepararl[oa]s?)(?: .{1,60})?|manos a la obra|así (?:lo|la|se) (?:hacemos|hace|prepara|preparamos)(?: .{1,40})?",
    "comment (?:on fait|je fais|fait-on|procéder)(?: .{1,40})?|la marche à suivre|voici comment (?:faire|procéder)|on passe (?:en cuisine|à la préparation)|au travail|come (?:procedere|si procede|l(?:'|’)ho fatt[oa])|mettiamoci all(?:'|’)opera",
    "so geht es|los geht(?:'|’)?s|und los geht(?:'|’)?s|so mach(?:e|t) (?:ich|ihr|man) (?:es|das)|wie(?:'|’)?s geht|zo gaat het|hoe te maken|hoe maak ik .{1,60}",
    "(?:nasıl )?yapıl[ıi]ş[ıi]|hazırlan[ıi]ş[ıi]|tarif[i]?|εκτέλεση|οδηγίες|אופן ההכנה|הוראות הכנה|طريقة التحضير|طرز تهیه|作り方|手順|做法|步骤|만드는 법|조리법|cách làm|cara membuat|langkah-langkah|วิธีทำ|विधि",
  ].join("|")})$`,
  "u",
);

/**
 * The word for the section next to the dish's name, in a heading element: "Kürbissuppe: Zutaten", "Ingrediënten
 * tiramisu".
 */
const INGREDIENTS =
  "zutaten(?:liste)?|ingredi[eë]nten|ingr[ée]dients|ingredientes|ingredienti|ingredienser|składniki|suroviny|ingrediencie|ingredience|hozzávalók|ainekset|malzemeler(?:i)?|ингредиенты|υλικά";
const NAMES_INGREDIENTS = new RegExp(
  `^(?:(?:${INGREDIENTS})(?![\\p{L}]).{1,70}|.{1,80}[\\s:–—-](?:${INGREDIENTS}))$`,
  "u",
);
const STEPS =
  "zubereitung|bereiding(?:swijze)?|bereidingswijze|pr[ée]paration|preparación|elaboración|preparazione|procedimento|preparo|preparação|fremgangsm[åa]te|fremgangsmåde|tillagning|przygotowanie|sposób przygotowania|wykonanie|postup|príprava|příprava|elkészítés(?:e)?|valmistus|приготовление|εκτέλεση";
const NAMES_STEPS = new RegExp(
  `^(?:(?:${STEPS})(?![\\p{L}]).{1,70}|.{1,80}[\\s:–—-](?:${STEPS}|nasıl yapılır)|(?:so |und so )?(?:wird|macht man|gelingt|geht) .{1,60}(?:gemacht|zubereitet)|(?:hoe|zo) (?:maak|bereid) je .{1,70}|.{1,60} (?:zelf )?(?:maken|zubereiten|selber machen|selbst machen))$`,
  "u",
);

const CONTINUING_HEADING =
  /^(?:for|to|step|stap|schritt|étape|etape|paso|passo|steg|krok|для|f[üu]r|pour|para|per|voor|till|til|na|do)\b/u;

/** The section that a heading announces; null if it names none, for example a group. */
export function sectionOf(heading: string, look: HeadingLook = "plain"): SectionKind | null {
  const text = bare(heading);
  if (text === "" || text.length > 110) return null;
  if (INGREDIENT_HEADING.test(text)) return "ingredients";
  if (STEP_HEADING.test(text)) return "steps";
  if (look === "ranked" && NAMES_INGREDIENTS.test(text)) return "ingredients";
  if (look === "ranked" && NAMES_STEPS.test(text)) return "steps";
  return !CONTINUING_HEADING.test(text) && isOtherHeading(text, look) ? "other" : null;
}

/** "🛒 2. Ingredients:" becomes "ingredients". */
const bare = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/\s*[([{（【「][^()[\]{}（）【】「」]{0,60}[)\]}）】」]\s*$/u, "")
    .replace(/[^\p{L}\p{M}\p{N})）]+$/u, "");

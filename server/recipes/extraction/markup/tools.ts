/**
 * Kitchen tools in the languages of recipe sites: pages list them like food, beside the food or above a step. The list
 * has no word that is food in any of these languages (not "moule", a mussel, "panna", cream, "pan", bread, or "bolle",
 * a bun), nor an ending that food has too ("Hering" and "Marzipan" end like rings and pans).
 */
const TOOLS: readonly string[] = [
  // English
  "oven|stove|saucepan|skillet|(?:frying|grill|roasting|saut[eé]|large|medium|small|non-?stick) pan|pot|wok|colander|sieve|strainer|whisk|spatula|grater|peeler|blender|food processor|stand mixer|hand mixer|mixing bowl|bowl|baking (?:sheet|tray|dish|paper|tin|pan)|sheet pan|parchment(?: paper)?|cutting board|chopping board|knife|tongs|thermometer|kitchen scales?|rolling pin|aluminium foil|aluminum foil|muffin (?:tin|pan)|loaf (?:tin|pan)|casserole dish|dutch oven|slow cooker|pressure cooker|air fryer|microwave|measuring (?:cups?|spoons?|jug)|paper towels?|toothpicks?|skewers?|cocktail shaker|zester|ladle|tea towel",
  // German
  "(?:back)?ofen|herd|\\p{L}*pfanne|(?:koch|suppen|stiel)?topf|\\p{L}*schüssel|\\p{L}*sieb|schneebesen|teigschaber|\\p{L}*reibe|\\p{L}*schäler|\\p{L}*hobel|pürierstab|stabmixer|standmixer|mixer|handrührgerät|küchenmaschine|küchenwaage|waage|backblech|backpapier|backform|springform|kastenform|muffinform|auflaufform|schneidebrett|messer|nudelholz|alufolie|frischhaltefolie|küchenpapier|zahnstocher|holzspieße|messbecher|kochlöffel|pfannenwender|dampfgarer|mikrowelle|(?:quiche|torten|back|dessert|servier)ring",
  // French
  "four|sauteuse|cocotte|poêle|casserole|faitout|marmite|wok|saladier|passoire|fouet|spatule|maryse|râpe|économe|épluche-légumes|mixeur|blender|robot|batteur(?: électrique)?|plaque(?: de cuisson)?|papier (?:cuisson|sulfurisé|aluminium|absorbant)|moule à .{1,20}|plat à (?:gratin|four)|planche à découper|couteau|rouleau(?: à pâtisserie)?|thermomètre|balance|verre doseur|presse-(?:ail|agrumes|purée)|micro-ondes|cuit-vapeur|film alimentaire|bol|louche",
  // Dutch
  "oven|(?:koeken|braad|hapjes|steel|soep|grill|wok)pan|(?:meng|sla)kom|zeef|vergiet|garde|spatel|rasp|dunschiller|staafmixer|blender|keukenmachine|mixer|bakplaat|bakpapier|bakvorm|springvorm|ovenschaal|snijplank|mes|deegroller|aluminiumfolie|keukenpapier|satéprikkers?|maatbeker|weegschaal|magnetron",
  // Spanish
  "horno|sartén|olla|cazuela|cacerola|cazo|bol|colador|varillas|espátula|rallador|pelador|batidora|licuadora|procesador(?: de alimentos)?|bandeja(?: de horno)?|papel (?:de horno|vegetal|de aluminio|de cocina)|molde|tabla de cortar|cuchillo|rodillo|termómetro|báscula|microondas",
  // Italian
  "forno|padella|pentola|casseruola|tegame|ciotola|colino|scolapasta|frusta|spatola|grattugia|pelapatate|frullatore|mixer|planetaria|teglia|carta (?:da )?forno|stampo|tagliere|coltello|mattarello|termometro|bilancia|pellicola|microonde",
  // Portuguese
  "forno|frigideira|panela|tacho|tigela|peneira|escorredor|fouet|espátula|ralador|descascador|liquidificador|batedeira|varinha mágica|assadeira|tabuleiro|papel (?:manteiga|vegetal|alumínio)|tábua de corte|faca|rolo(?: da massa)?|balança|micro-ondas|palitos",
  // Scandinavian
  "ovn|ugn|stekepanne|stekpanna|gryte|gryta|kastrull|skål|sil|visp|slickepott|rivjern|rivjärn|stavmixer|mixer|\\p{L}*plåt|bakepapir|bakplåtspapper|skjærefjøl|skärbräda|kniv|kjevle|kavel|shaker|jigger|barsked",
  // Polish, Czech, Slovak, Hungarian
  "piekarnik|patelnia|garnek|miska|sito|trzepaczka|mikser|blender|blacha|papier do pieczenia|nóż|wałek|trouba|rúra|pánev|panvica|hrnec|hrniec|mísa|misa|sítko|metla|struhadlo|mixér|plech|pečicí papír|papier na pečenie|nůž|nôž|váleček|serpenyő|lábas|tál|szita|habverő|reszelő|tepsi|sütőpapír|kés|sodrófa",
];
const SIZE =
  "(?:(?:large|medium|small|big|deep|non-?stick|ovenproof|heavy|sharp|groß\\p{L}*|klein\\p{L}*|mittler\\p{L}*|beschichtet\\p{L}*|scharf\\p{L}*|grand\\p{L}*|petit\\p{L}*|grote|kleine|grande|pequeñ\\p{L}*|piccol\\p{L}*|stor|liten|antiaderente)\\s+){0,3}";
/** A number, sizes, one tool and perhaps its measure: "1 large non-stick pan", "20 cm Quichering". */
const TOOL = new RegExp(
  `^(?:(?:\\d{1,2}\\s*x?|an?|one|two|eine?|une?|een|un[ao]?)\\s+)?(?:\\d{1,2}(?:[.,]\\d)?\\s*-?(?:cm|inch|")\\s+)?${SIZE}(?:${TOOLS.join("|")})s?(?:\\s*\\([^()]{0,30}\\))?$`,
  "iu",
);

/** Whether the whole line is a kitchen tool. "1 pan of cornbread" and "potatoes" are not. */
export const isTool = (text: string): boolean => text.length <= 50 && TOOL.test(text);

/**
 * Verbs, tools and measures of time that occur in cooking instructions: common words of several languages, which help
 * only to recognise a method.
 */
const WORDS = new Set(
  (
    "add arrange assemble bake beat blend boil bring brown brush chill chop combine cook cool cover cream cut dice dissolve divide drain drizzle drop enjoy fill flip fold freeze fry garnish grate grease grill heat knead layer leave let line marinate mash melt microwave mince mix peel place pour preheat prepare press process pulse put reduce refrigerate remove repeat reserve rinse roast roll rub saute sauté scoop season sear serve set shake shape sift simmer slice soak spoon spread sprinkle squeeze stir strain stuff take taste toast top toss transfer turn warm wash whip whisk wrap minute minutes min mins hour hours oven bowl saucepan skillet pan pot " +
    "ofen pfanne topf geben mischen rühren kochen backen minuten braten schneiden würzen servieren gießen verrühren hinzufügen " +
    "four casserole ajouter ajoutez ajoute mélanger mélangez mélange verser versez verse faire faites fais cuire laisser laissez laisse préchauffer préchauffez minutes poêle servir servez " +
    "horno minutos añadir añade añadimos mezclar mezcla cocinar poner pon sartén servir agregar agregue " +
    "forno minuti aggiungere aggiungete mescolare mescolate cuocere cuocete tagliare tagliate servire padella versate " +
    "adicione adicionar misture misturar coloque leve deixe sirva asse panela junte " +
    "voeg verhit bak bakken kook laat roer snijd snij meng minuten oven pan serveer verwarm doe " +
    "blanda tillsätt stek koka ugn ugnen minuter servera rör skär häll låt hell bland kok stekepanne ovn ovnen minutter tilsæt tilsett server skjær rør " +
    "dodać dodaj wymieszać wymieszaj piec pieczemy gotować minut podawać pokroić " +
    "přidáme přidejte pridáme pridajte minut minút pečeme varíme vaříme smícháme zmiešame podávame podáváme " +
    "perc percig keverjük süssük adjuk főzzük tegyük vágjuk " +
    "ekleyin karıştırın pişirin dakika koyun servis lisää sekoita paista keitä minuuttia anna"
  ).split(" "),
);
/** Beginnings (four to six letters) of verbs and kitchen words in languages that inflect them. */
const STEMS = new Set(
  (
    "añad mezcl cocin aggiu mescol adicio mistur minut dodaj wymie podaw přid prid míchá mieša kever adjuk sütj főzz ekle karış pişir добав переме выпек вари нареж минут положи " +
    "schäl wasch vermen verrüh dünst andüns anbrat anschw abschm aufkoc köchel abgieß abtrop würfel raspel knete ausrol bestre backof vorhei umluft beträu garnie anrich schmel erhitz pürier zerdrü abkühl hinzug dazuge zugebe verqui röste grill dämpf garen einfet verte marini halbie entker schnei hobel stund " +
    "schil kneed fruit gaar schep besmee rasp garnee strooi prak marine verwar giet bestro verdee klop uitlek afgiet minuut braad " +
    "épluch émince hachez mélang ajout faites mijot précha enfour dispos incorp fouett étale saupou assais égoutt rincez râpez pétri chauff réserv parsem salez poivre revenir dorer déposez " +
    "pelar lavar cortar corta picar pica agreg hierv hervir cuece cocer hornea precal sirv vierte bate batir calent calien fríe freír sofr coloc reserv remuev amasa engras espolv rehog escurr trocea tritur machac minuto " +
    "descas corte piqu acresc refog cozi ferv frit coloq aqueç retire mergul tempe despej polvil escorr separe frigid " +
    "tagli sbucci trita unite versat cuoce infor scalda rosol soffr sbatte imburr impast stend spolve scola frull padell tegame ciotol minuti " +
    "skrell skræl kutt skjær skär finhak hakke hacka vispe vispa pisk koke koka koges steik stek steke stege brune fres fräs tils bland häll hæld dryss strø strö smelt smält værm skyll skölj kjevl kavla rull fordel förde pensl pynt knåda " +
    "obra obier pokr kroim posie siek miesz gotuj goto piecz smaż podsm wlać wlej zalać zalej dopraw ubij ubić zagni wałk nagrz odstaw studz piekar patel garn " +
    "nakrá oloup oškr očist umyj umyt smích zmies zmieš vaříme varíme peče pečem upeč orest restu opraž osmah smaž dusím dusit nalij nalej posyp osol okor ochut vyšleh šleha vymies rozeh rozpu zahř zohre nechá nechte servír podáv troub rúra rúre pánv panvi hrnc " +
    "megpá megsz megfő elkev belek felön lesze hozzáö hozzáa hozzák vágju aprít hámoz megmo dinszt pirít öntsü sózz borsoz gyúr nyújt reszel tálal fazék serpe sütő " +
    "kuori pilko paloit sekoit paista keitä kypse haudu vatka kaada tarjoi mausta minuut uuni kuull raasta " +
    "doğra kavur haşla yoğur çırp rende süzü kızar ısıt dinlen fırın tencer tavad " +
    "adăug ameste fierb coace prăji toarn izmij pecit kuhaj " +
    "обжар смеш жари посол вылож духов сковор кастр додай наріж змішай προσθέ ανακατ ψήνου ψήνετ κόβου βράζ λεπτά φούρν τηγάν σοτάρ"
  ).split(" "),
);
const IDEOGRAPHIC =
  /[加入放煮炒切混焼烤蒸煎拌揉倒沸茹炊分넣볶끓굽섞썰]|ใส่|ผัด|ต้ม|ทอด|หั่น|คลุก|นึ่ง|ตั้งกระทะ|นาที|मिनट|पका|मिला|भून|डाल|सेक/g;

/** How many different cooking words a text contains. */
export function countCookingWords(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  let count = /\d\s*°/.test(text) ? 1 : 0;
  for (const word of words) {
    if (WORDS.has(word) || STEMS.has(word.slice(0, 4)) || STEMS.has(word.slice(0, 5)) || STEMS.has(word.slice(0, 6)))
      count++;
  }
  return count + (text.match(IDEOGRAPHIC)?.length ?? 0);
}

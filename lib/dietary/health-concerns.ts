/** What each health concern changes, in one line. The same texts stand in prisma/reference/health-concerns.tsv. */
const EXPLANATIONS: Record<string, string> = {
  diabetes: "Watches sugar: at most 5 g per 100 g.",
  heart_disease: "Watches saturated and trans fat, and sodium.",
  high_blood_pressure: "Watches sodium: at most 0.15 g per 100 g.",
  high_cholesterol: "Watches cholesterol, saturated and trans fat.",
  kidney_disease: "Watches potassium, phosphorus and sodium.",
  liver_disease: "Watches sodium and alcohol.",
  digestive_issues: "Flags foods that are hard on the gut.",
  ibs: "Flags foods high in fermentable carbohydrates.",
  sibo: "Flags foods high in fermentable carbohydrates.",
  autoimmune_disease: "Prefers foods with omega-3 and fiber.",
  cancer: "Looks for protein and calories that keep strength up.",
  pregnancy: "Avoids raw and high-mercury foods; looks for folate and iron.",
  breastfeeding: "Looks for calcium, protein and omega-3; avoids alcohol.",
  elderly_nutrition: "Looks for protein, calcium and vitamin D.",
  weight_management: "Watches calories, sugar and saturated fat.",
  eating_disorders: "Keeps numbers out of sight and flags nothing by calories.",
  food_allergies: "Reminds staff to ask about allergies first.",
  metabolic_syndrome: "Watches sugar, saturated fat and sodium.",
  thyroid_disorders: "Watches iodine-rich and soy foods.",
  osteoporosis: "Looks for calcium and vitamin D.",
  anemia: "Looks for iron and folate.",
  migraines: "Flags common triggers such as aged cheese and red wine.",
  celiac_disease: "No gluten at all: no wheat, rye, barley or their hybrids.",
  lactose_intolerance: "Watches lactose: none per 100 g.",
  iron_deficiency: "Looks for iron.",
  high_protein_needs: "Looks for protein.",
  weight_loss: "Watches calories, sugar and saturated fat.",
  pcos: "Watches sugar; looks for fiber.",
  high_carbs: "Looks for carbohydrates.",
};

export const GENERIC_EXPLANATION = "Stands on your card, so that whoever serves you can take it into account.";

/** `name` as the server writes it, underscored. A name that is not known here gets the generic line. */
export const explainHealthConcern = (name: string): string =>
  Object.hasOwn(EXPLANATIONS, name) ? (EXPLANATIONS[name] ?? GENERIC_EXPLANATION) : GENERIC_EXPLANATION;

export const explainedHealthConcerns = (): string[] => Object.keys(EXPLANATIONS);

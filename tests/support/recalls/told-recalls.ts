/** Answers of the three sources in their real shapes, about invented foods. */

export const OPENFDA = {
  meta: { results: { skip: 0, limit: 100, total: 4 } },
  results: [
    {
      recall_number: "F-0001-2027",
      status: "Ongoing",
      classification: "Class I",
      product_type: "Food",
      recalling_firm: "Zorblax Foods Inc.",
      product_description: "Zorblax Oat Bars, 6 bars, NET WT 7.4 OZ (210 g), UPC 0 36000 29145 2",
      reason_for_recall: "Product contains undeclared milk and soy (lecithin).",
      code_info: "Lot 2611, best by 06/2027",
      distribution_pattern: "Nationwide",
      report_date: "20261118",
      recall_initiation_date: "20261110",
    },
    {
      recall_number: "F-0002-2027",
      status: "Terminated",
      product_description: "Vrill Peanut Sauce 12 oz jar",
      reason_for_recall: "Undeclared allergens: wheat, egg",
      report_date: "20261101",
      termination_date: "20261115",
    },
    {
      recall_number: "F-0003-2027",
      product_description: "Lettuce",
      reason_for_recall: "Salmonella",
      report_date: "20261101",
    },
    { recall_number: "F-0004-2027", reason_for_recall: "undeclared egg" },
  ],
};

export const FSA = {
  "@context": "http://data.food.gov.uk/food-alerts/context",
  items: [
    {
      "@id": "http://data.food.gov.uk/food-alerts/id/FSA-AA-99-2026",
      notation: "FSA-AA-99-2026",
      title: "Quibble Ltd recalls Quibble Dark Chocolate because of undeclared milk",
      type: ["http://data.food.gov.uk/food-alerts/def/Alert", "http://data.food.gov.uk/food-alerts/def/AA"],
      created: "2026-11-20",
      status: { label: "Published" },
      alertURL: { "@id": "https://www.food.gov.uk/news-alerts/alert/fsa-aa-99-2026" },
      reportingBusiness: { commonName: "Quibble Ltd" },
      problem: [{ riskStatement: "This product contains milk.", allergen: [{ label: "Milk", notation: "milk" }] }],
      productDetails: [
        {
          productName: "Quibble Dark Chocolate",
          productCode: "9520000000059",
          packSizeDescription: "100g",
          batchDescription: { batchCode: "L2611", bestBeforeDescription: "30 June 2027" },
        },
      ],
    },
    {
      notation: "FSA-PRIN-01-2026",
      title: "A recall because of glass",
      type: ["http://data.food.gov.uk/food-alerts/def/PRIN"],
      created: "2026-11-02",
    },
    { notation: "FSA-AA-98-2026", title: "No type", created: "2026-11-02" },
  ],
};

export const RASFF = {
  totalElements: 3,
  notifications: [
    {
      notifId: 700001,
      reference: "2026.9001",
      ecValidDate: "19-11-2026 10:12:00",
      subject: "undeclared sesame in crispy onions from Belgium",
      notifyingCountry: { isoCode: "BE" },
      productType: { description: "food" },
    },
    { notifId: 700002, reference: "2026.9002", ecValidDate: "19-11-2026 10:12:00", subject: "Salmonella in basil" },
    {
      notifId: 700003,
      reference: "2026.9003",
      ecValidDate: "19-11-2026 10:12:00",
      subject: "undeclared soya in cattle feed",
      productType: { description: "feed" },
    },
  ],
};

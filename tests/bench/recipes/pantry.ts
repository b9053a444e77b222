/** Words written by the team, common ones first, from which recipes are generated. */
const words = (text: string): readonly string[] => text.split(",").map((word) => word.trim());

export const MAINS = words(`chicken, pasta, beef, potato, salmon, rice, tofu, pork, mushroom, lentil, prawn, chickpea,
  cauliflower, aubergine, egg, turkey, cod, lamb, black bean, courgette, pumpkin, sausage, tuna, spinach, sweet potato,
  halloumi, noodle, cabbage, broccoli, duck, quinoa, beetroot, leek, mackerel, tempeh, squash, bulgur, kale, crab,
  polenta, barley, trout, mussels, couscous, celeriac, artichoke, venison, scallops, okra, jackfruit, parsnip, quail,
  squid, buckwheat, asparagus, fennel, kidney bean, seitan, rabbit, octopus`);

export const FLAVOURS = words(`garlic, lemon, ginger, thyme, chilli, coconut milk, tomato, basil, soy sauce, cumin,
  parmesan, coriander, honey, rosemary, paprika, lime, peanut butter, sesame, mustard, mint, cheddar, feta, oregano,
  turmeric, almond, walnut, red wine, sage, miso, cinnamon, dill, pesto, saffron, orange, maple syrup, tarragon,
  cardamom, chives, horseradish, capers, olives, harissa, pistachio, tamarind, blue cheese, anchovy, star anise,
  cashew, hazelnut, lemongrass, sumac, fish sauce, tahini, goat cheese, fenugreek, juniper, gochujang, za'atar`);

export const FOODS =
  words(`salt, olive oil, onion, garlic, black pepper, butter, flour, sugar, water, egg, milk, carrot,
  tomato, vegetable stock, lemon juice, parsley, red onion, spring onion, celery, red pepper, double cream, yoghurt,
  bay leaf, tomato paste, chicken stock, white wine, cornflour, sunflower oil, brown sugar, baking powder, spinach,
  peas, sweetcorn, breadcrumbs, mozzarella, bacon, rice vinegar, sesame oil, cucumber, avocado, baking soda, vanilla,
  cocoa powder, dark chocolate, oats, raisins, apple, banana, strawberries, blueberries, almonds, walnuts, pecans,
  cashews, peanuts, pine nuts, sunflower seeds, pumpkin seeds, chia seeds, coconut, ground beef, ham, chorizo, shrimp,
  parmesan, ricotta, cream cheese, sour cream, mayonnaise, ketchup, worcestershire sauce, oyster sauce, hoisin sauce,
  balsamic vinegar, cider vinegar, lime juice, orange zest, nutmeg, cloves, allspice, mustard seeds, curry powder,
  garam masala, chickpeas, kidney beans, white beans, green beans, asparagus, mushrooms, potatoes, sweet potatoes,
  lettuce, rocket, radishes, shallots, leeks, fennel, capers, gherkins, anchovies, gelatine, yeast, bread, tortillas,
  filo pastry, puff pastry, egg noodles, rice noodles, couscous, polenta, pearl barley, sherry, rum, brandy, dates,
  apricots, figs, mango, pineapple, cherries, rose water, orange blossom water, matcha, nori, wakame, kimchi`);

export const STYLES = words(`easy, quick, slow-roasted, one-pot, crispy, spicy, creamy, grilled, weeknight, smoky,
  baked, classic, sticky, warm, summer, winter, stuffed, charred, braised, fried, sunday, light, hearty, glazed`);

export const DISHES = words(`soup, stew, curry, salad, bake, pie, tacos, risotto, stir-fry, skewers, burgers, traybake,
  casserole, gratin, bowl, fritters, tart, dumplings, pilaf, hotpot, wraps, lasagne, chowder, kebabs, frittata`);

export const CUTS = words("chopped, sliced, finely chopped, diced, crushed, grated, peeled, to taste, drained, halved");

export const STEPS = words(`Heat the oil in a large pan over a medium heat,
  Add the onion and cook for 8 minutes until soft,
  Stir in the spices and cook for a minute more, Season well and serve at once,
  Bring to the boil and simmer for 20 minutes, Heat the oven to 200 degrees,
  Mix everything in a large bowl, Leave to rest for ten minutes before you cut it,
  Roast for 35 minutes until golden, Taste and add salt if it needs any`);

import {
  type ClassifierWeights,
  featureHash,
  type LabelWeights,
  nameFeatures,
  sigmoid,
} from "../../server/dietary/engine/build";
import { BIT, type Substance } from "../../server/dietary/engine/knowledge";

/** `concept`: the food that the name means. */
export type Example = { readonly concept: string; readonly name: string; readonly yes: number };

const LABELS: readonly Substance[] = [
  "milk",
  "egg",
  "fish",
  "crustacean",
  "mollusc",
  "peanut",
  "tree_nut",
  "gluten",
  "soy",
  "sesame",
  "mustard",
  "meat",
  "alcohol",
];
const BUCKETS = 16_384;
const EPOCHS = 8;
const RATE = 0.2;
const DECAY = 1e-5;
/** One food in five is held out for calibration, with all of its names, so that calibration sees unfamiliar foods. */
const HELD_OUT = 5;

/** Logistic regression, one label at a time and in a fixed order, so that the same examples give the same bytes. */
export function trainClassifier(examples: readonly Example[]): ClassifierWeights {
  const sorted = [...examples].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const rows = shuffled(sorted).map(({ concept, name, yes }) => ({
    features: nameFeatures(name, BUCKETS),
    yes,
    isHeld: featureHash(concept) % HELD_OUT === 0,
  }));
  const heldOut = rows.filter(({ isHeld }) => isHeld);
  const seen = rows.filter(({ isHeld }) => !isHeld);
  const labels = LABELS.map((substance) => trainLabel(substance, seen, heldOut));
  return { version: 2, buckets: BUCKETS, labels };
}

type Row = { features: readonly number[]; yes: number };

function trainLabel(substance: Substance, seen: readonly Row[], heldOut: readonly Row[]): LabelWeights {
  const weights = new Float64Array(BUCKETS);
  let bias = -2;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, yes } of seen) {
      const target = yes & BIT[substance] ? 1 : 0;
      const error = target - sigmoid(bias + scoreOf(weights, features));
      const step = (RATE / (1 + epoch)) * error;
      bias += step * 0.1;
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) * (1 - DECAY) + step;
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const scale = Number((largest / 127).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const { slope, intercept } = calibrate(bytes, scale, bias, substance, heldOut);
  return { substance, scale, slope, intercept, weights: Buffer.from(bytes.buffer).toString("base64") };
}

const scoreOf = (weights: Float64Array | Int8Array, features: readonly number[]): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** Platt scaling on the held-out part, so that of suspicions with 0.8 about eight in ten are right. */
function calibrate(bytes: Int8Array, scale: number, bias: number, substance: Substance, heldOut: readonly Row[]) {
  let slope = 1;
  let intercept = bias;
  const points = heldOut.map((row) => ({
    score: scoreOf(bytes, row.features) * scale,
    target: row.yes & BIT[substance] ? 1 : 0,
  }));
  for (let round = 0; round < 400; round++) {
    let slopeStep = 0;
    let interceptStep = 0;
    for (const { score, target } of points) {
      const error = target - sigmoid(slope * score + intercept);
      slopeStep += error * score;
      interceptStep += error;
    }
    const size = Math.max(1, points.length);
    slope = Math.max(0.05, slope + (0.02 * slopeStep) / size);
    intercept += (2 * interceptStep) / size;
  }
  return { slope: Number(slope.toFixed(6)), intercept: Number(intercept.toFixed(6)) };
}

/** A fixed shuffle: the same list always gives the same order. */
function shuffled<Value>(values: readonly Value[]): Value[] {
  const result = [...values];
  let state = 20_260_101;
  for (let i = result.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const j = state % (i + 1);
    [result[i], result[j]] = [result[j] as Value, result[i] as Value];
  }
  return result;
}

type Guess = { readonly substance: Substance; readonly confidence: number };

/** Calibration: of suspicions with 0.8, about eight in ten are right. One row for each tenth of confidence. */
export function calibrationFigures(examples: readonly Example[], guess: (name: string) => readonly Guess[]) {
  const rows = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((from) => ({ from, suspicions: 0, confidence: 0, right: 0 }));
  for (const { name, yes } of examples) {
    for (const { substance, confidence } of guess(name)) {
      const row = rows[Math.min(rows.length - 1, Math.floor(confidence * 10) - 4)];
      if (!row) continue;
      row.suspicions++;
      row.confidence += confidence;
      if (yes & BIT[substance]) row.right++;
    }
  }
  const share = (sum: number, of: number) => (of === 0 ? "-" : (sum / of).toFixed(2));
  return rows.map(({ from, suspicions, confidence, right }) => ({
    from,
    suspicions,
    "mean confidence": share(confidence, suspicions),
    "share right": share(right, suspicions),
  }));
}

/** Precision and recall of the suspicion on names that the model has not seen. */
export function heldOutFigures(examples: readonly Example[], guess: (name: string) => readonly Substance[]) {
  return LABELS.map((substance) => {
    const counts = { right: 0, wrong: 0, missed: 0 };
    for (const { name, yes } of examples) {
      const holds = (yes & BIT[substance]) !== 0;
      const says = guess(name).includes(substance);
      if (says && holds) counts.right++;
      else if (says) counts.wrong++;
      else if (holds) counts.missed++;
    }
    return { substance, ...counts };
  });
}

/** All suspicions together: the share of them that is right, and the share of existing substances that they find. */
export function shares(figures: ReturnType<typeof heldOutFigures>): string {
  const sum = (key: "right" | "wrong" | "missed") => figures.reduce((total, each) => total + each[key], 0);
  const percent = (of: number) => `${((100 * sum("right")) / Math.max(1, of)).toFixed(0)} %`;
  return `right: ${percent(sum("right") + sum("wrong"))}; found: ${percent(sum("right") + sum("missed"))}`;
}

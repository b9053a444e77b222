/** Any Node can read this, so that an outdated one gets a sentence instead of a syntax error. */
var OLDEST_NODE = [20, 19, 0];

function isOld() {
  var current = process.versions.node.split(".").map(Number);
  var index = OLDEST_NODE.findIndex((part, i) => part !== current[i]);
  return index !== -1 && current[index] < OLDEST_NODE[index];
}

export function requireNode() {
  if (!isOld()) return;
  console.error(
    "Node " +
      OLDEST_NODE.join(".") +
      " or later is needed; this is " +
      process.versions.node +
      ". See https://nodejs.org.",
  );
  process.exit(1);
}

/** Operators of JSON-Logic that rules may use: none that throws, loops over keys or keeps state. */
const OPERATORS = new Set(
  '+ * / - % max min if ?: < <= > >= == === != !== or and ! !! substr length in cat var missing missing_some map filter reduce some all none merge'.split(
    ' ',
  ),
);

const MAX_NODES = 300;
const MAX_DEPTH = 20;

/** What is wrong with a condition, or null; and the paths that it reads of the lead. */
export function checkLogic(logic: unknown): { readonly problem: string | null; readonly paths: readonly string[] } {
  const paths = new Set<string>();
  let nodes = 0;

  const visit = (node: unknown, depth: number): string | null => {
    nodes += 1;
    if (nodes > MAX_NODES || depth > MAX_DEPTH) return `must have at most ${MAX_NODES} parts, ${MAX_DEPTH} deep`;
    if (Array.isArray(node)) return firstProblem(node, (item) => visit(item, depth + 1));
    if (typeof node !== 'object' || node === null) return null;
    const entries = Object.entries(node);
    const [operator, operands] = entries[0] ?? [];
    if (entries.length !== 1 || operator === undefined) return 'must be objects with one operator each';
    if (!OPERATORS.has(operator)) return `has the operator "${operator.slice(0, 40)}", which is not supported`;
    if (operator === 'var') {
      const path: unknown = Array.isArray(operands) ? operands[0] : operands;
      if (typeof path !== 'string' && typeof path !== 'number') return '"var" must name a field';
      if (/(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/.test(String(path))) return `cannot read "${path}"`;
      paths.add(String(path));
    }
    return visit(operands, depth + 1);
  };

  return { problem: visit(logic, 0), paths: [...paths].filter(Boolean) };
}

function firstProblem(items: readonly unknown[], visit: (item: unknown) => string | null): string | null {
  for (const item of items) {
    const problem = visit(item);
    if (problem !== null) return problem;
  }
  return null;
}

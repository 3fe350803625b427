import { seededRandom } from '@declic/nest-kit/testing';
import type { Step } from './a-ledger';

const ACTIONS = ['email_validate', 'text_summarize', 'domain_lookup', 'phone.parse', 'pdf-extract'];
const TOOLS = ['flow-content', 'retired_tool'];

/**
 * A random account history: a first grant that covers all charges, then steps from the seed. Many lines share a timestamp,
 * because errors occur at the edges of periods.
 */
export function randomSteps(
  count: number,
  { seed, from, spanMs }: { seed: number; from: Date; spanMs: number },
): Step[] {
  const random = seededRandom(seed);
  const pick = (slugs: readonly string[]) => slugs[Math.floor(random() * slugs.length)] ?? '';
  const moments = Array.from({ length: count }, () => Math.floor((random() * spanMs) / 1_000) * 1_000).sort(
    (a, b) => a - b,
  );
  let owed = 0;
  return moments.map((ms, index): Step => {
    const at = new Date(from.getTime() + ms);
    const luck = random();
    if (index === 0) return { at, kind: 'purchase', credits: count * 10, reason: 'Monthly credits' };
    if (luck < 0.02) return { at, kind: 'purchase', credits: 1 + Math.floor(random() * 500), reason: '=SUM(A1:A9)' };
    if (luck < 0.06 && owed > 0) {
      owed -= 1;
      return { at, kind: 'refund', credits: 0, reason: 'The run failed, "timeout"\nand more' };
    }
    owed += 1;
    const kind = luck < 0.3 ? 'tool' : 'api_action';
    return { at, kind, slug: pick(kind === 'tool' ? TOOLS : ACTIONS), credits: 1 + Math.floor(random() * 9) };
  });
}

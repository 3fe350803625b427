import { type Auditor, CATEGORIES, type PageAudit } from './audit-page.ts';
import type { MachineSpeed } from './machine-speed.ts';

export interface JudgedAudit extends PageAudit {
  /** Whether its performance is that of the simulated phone. */
  readonly isJudged: boolean;
}

/** Audits a page as on the phone that the machine is slowed down to; without a speed, or where the machine is too slow, leaves out performance. */
export async function auditAtSpeed(
  audit: Auditor['audit'],
  url: string,
  speed: MachineSpeed | undefined,
): Promise<JudgedAudit> {
  const slowdown = speed?.slowdown;
  const categories = CATEGORIES.filter((category) => slowdown !== undefined || category !== 'performance');
  const result = await audit(url, categories, slowdown);
  const isAsExpected = speed?.note(result) ?? false;
  return { ...result, isJudged: slowdown !== undefined && isAsExpected };
}

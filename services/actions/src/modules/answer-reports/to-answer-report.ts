import type { OpOutput } from '@declic/nest-kit';
import type { AnswerReport } from './answer-report';

export function toAnswerReport({ created_at, decided_at, ...report }: AnswerReport): OpOutput<'reportAnswer'> {
  return { ...report, created_at: created_at.toISOString(), decided_at: decided_at?.toISOString() ?? null };
}

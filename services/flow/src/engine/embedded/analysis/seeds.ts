import { toKey } from './fold';
import type { Intake } from '../../intake';

const LIMIT = 20;

/** The names between the commas, each once. */
export function splitCompetitors({ competitors }: Pick<Intake, 'competitors'>): string[] {
  const names = competitors
    .split(/[,;\n]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const keys = names.map((name) => toKey(name) || name);
  return names.filter((_, place) => keys.indexOf(keys[place] ?? '') === place).slice(0, LIMIT);
}

/** The web addresses that the intake names. Nothing opens them here. */
export function findSources({ goals, rawText, pdfText, pdfUrl }: Intake): string[] {
  const typed = `${goals}\n${rawText}\n${pdfText}`.match(/https?:\/\/[^\s<>"')\]]+/gi) ?? [];
  const addresses = [...typed.map((address) => address.replace(/[.,;:!?]+$/, '')), pdfUrl].filter((address) =>
    URL.canParse(address),
  );
  return [...new Set(addresses)].slice(0, LIMIT);
}

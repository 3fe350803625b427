/** What can be asked for, as the contract names it, and how the page does. */
export const expertServices = [
  { value: 'audit', label: 'Audit et conseil' },
  { value: 'development', label: 'Développement sur mesure' },
  { value: 'training', label: 'Formation et accompagnement' },
] as const;

export type ExpertService = (typeof expertServices)[number]['value'];

/** The service that an address asks for; the audit, which comes first, unless it names another. */
export function readService(text: string | null): ExpertService {
  return expertServices.find(({ value }) => value === text)?.value ?? 'audit';
}

/** What the experts offer, as the contract names it. */
export type ExpertService = 'audit' | 'development' | 'training';

/** A request as it is kept. */
export interface ExpertRequest {
  readonly service: ExpertService;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly consentVersion: string;
  /** The path of the page with the form. */
  readonly page: string;
}

/** How the page, which is in French, names the services. */
export const serviceNames: Record<ExpertService, string> = {
  audit: 'Audit et conseil',
  development: 'Développement sur mesure',
  training: 'Formation et accompagnement',
};

/** What a unit of a text speaks of. `refused`: what the author does not do, or what a competitor does; `other`: anything else. */
export const labels = ['audience', 'pains', 'offers', 'pillars', 'refused', 'other'] as const;
export type Label = (typeof labels)[number];

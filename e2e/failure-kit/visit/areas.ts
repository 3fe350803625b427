import { LINK } from '../variant/stamp.ts';

/** One page of each area, with the heading that only it has. */
export const AREAS = {
  marketing: { path: '/en/', heading: 'One POST. Done.' },
  workshops: { path: LINK.to, heading: 'Libre dès demain' },
  console: { path: '/usage', heading: 'Usage' },
  flow: { path: '/tools/flow-content', heading: 'Flow Content' },
} as const;

export type AreaName = keyof typeof AREAS;

export const AREA_NAMES = Object.keys(AREAS) as AreaName[]; // the keys of the table above

/** The area that the kit breaks, by the title that its card has. */
export const BROKEN: { readonly area: AreaName; readonly title: string } = { area: 'workshops', title: 'Ateliers' };

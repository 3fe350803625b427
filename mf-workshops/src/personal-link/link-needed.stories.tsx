import preview from '@declic/design-system/storybook/preview';
import { LinkNeeded } from './link-needed';

const meta = preview.meta({ title: 'Workshops/Personal link', component: LinkNeeded });

export const Missing = meta.story();
export const Refused = meta.story({ args: { refused: true } });

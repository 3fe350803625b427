import preview from '@declic/design-system/storybook/preview';
import en from '../../i18n/landing/en.json';
import { PainPoints } from './pain-points';

const meta = preview.meta({ title: 'Marketing/Pain points', component: PainPoints });

export const English = meta.story({ args: en.pains });

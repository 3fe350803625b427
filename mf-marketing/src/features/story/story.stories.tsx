import preview from '@declic/design-system/storybook/preview';
import es from '../../i18n/landing/es.json';
import { Story } from './story';

const meta = preview.meta({ title: 'Marketing/Story', component: Story });

export const Spanish = meta.story({ args: es.story });

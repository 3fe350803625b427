import preview from '@declic/design-system/storybook/preview';
import { TokenForm } from './token-form';

const meta = preview.meta({ title: 'Operate/Token', component: TokenForm });

export const Default = meta.story();

import preview from '@declic/design-system/storybook/preview';
import { DataExport } from './data-export';

const meta = preview.meta({ title: 'Console/Account/Data export', component: DataExport });

export const Default = meta.story();

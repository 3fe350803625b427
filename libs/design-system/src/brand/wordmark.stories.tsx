import preview from '../../.storybook/preview';
import { Mark, Wordmark } from './wordmark';

const meta = preview.meta({ title: 'Foundations/Wordmark', component: Wordmark });

export const Default = meta.story();

export const Large = meta.story({ args: { size: 64 } });

export const MarkAlone = meta.story({ render: () => <Mark size={96} /> });

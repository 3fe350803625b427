import preview from '@declic/design-system/storybook/preview';
import texts from '../../i18n/signals.texts.json';
import { Abilities } from './abilities';
import { BeforeAfter } from './before-after';
import { SignalDrawing } from './signal-drawing';
import { TopicList } from './topic-list';

const meta = preview.meta({
  title: 'Marketing/Signals',
  component: TopicList,
  args: { heading: texts.signalsHeading, topics: texts.signals },
});

export const Signals = meta.story();
export const Drawing = meta.story({ render: () => <SignalDrawing /> });
export const OneMailTwice = meta.story({ render: () => <BeforeAfter texts={texts} /> });
export const TwoAbilities = meta.story({ render: () => <Abilities texts={texts} /> });

import preview from '../../.storybook/preview';
import { Heading, Text } from '../text';
import { Steps } from './steps';

const meta = preview.meta({ title: 'Components/Steps', component: Steps });

export const Default = meta.story({
  render: () => (
    <Steps>
      <li>Get your key. It is shown in full only once.</li>
      <li>Choose an action. Each card names its price.</li>
      <li>Send one POST.</li>
    </Steps>
  ),
});

export const Circles = meta.story({
  render: () => (
    <Steps $variant="circles">
      {['Check your inbox', 'Click the verification link'].map((title) => (
        <li key={title}>
          <Text weight="medium">{title}</Text>
          <Text tone="muted">One sentence about it.</Text>
        </li>
      ))}
    </Steps>
  ),
});

export const Columns = meta.story({
  render: () => (
    <Steps $variant="columns">
      {['Create an account', 'Copy your key', 'Send one POST'].map((title) => (
        <li key={title}>
          <Heading level={3} size="lead">
            {title}
          </Heading>
          <Text tone="muted">One sentence about it.</Text>
        </li>
      ))}
    </Steps>
  ),
});

export const LongText = meta.story({
  render: () => (
    <Steps>
      <li>
        <Text>dcl_live_{'a1b2c3d4e5'.repeat(14)}</Text>
      </li>
    </Steps>
  ),
});

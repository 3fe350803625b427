import { styled } from 'styled-components';
import preview from '../../.storybook/preview';
import { Grid, Heading, Stack, Text } from '../index';
import { token } from './token';
import { light, type ColorName } from './palette';

const meta = preview.meta({ title: 'Foundations/Tokens' });

export const Colours = meta.story({
  render: () => (
    <Grid $min="160px">
      {Object.keys(light).map((name) => (
        <Stack key={name} $gap={2}>
          <Swatch $name={name as ColorName /* the keys of the palette are its names */} />
          <Text size="small" mono>
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Type = meta.story({
  render: () => (
    <Stack $gap={5}>
      <Heading level={1} size="display">
        One POST, one result
      </Heading>
      <Heading level={2} size="h1">
        Page of the site
      </Heading>
      <Heading level={2} size="h2">
        Page of the console
      </Heading>
      <Heading level={2} size="h3">
        Section
      </Heading>
      <Heading level={3} size="h4">
        Card
      </Heading>
      <Text size="lead">A lead paragraph, eighteen pixels, for the sentence that explains the page.</Text>
      <Text>Body text at sixteen pixels. Numbers line up: 1,234.50 and 9,871.05.</Text>
      <Text size="small" tone="muted">
        Small, muted: a remark at the side.
      </Text>
      <Text mono>mono 0O 1lI {'{ "key": "value" }'}</Text>
    </Stack>
  ),
});

export const Space = meta.story({
  render: () => (
    <Stack $gap={2}>
      {Object.entries(token.space).map(([step, width]) => (
        <Bar key={step} $width={width}>
          <Text size="caption" mono>
            {step}
          </Text>
        </Bar>
      ))}
    </Stack>
  ),
});

const Swatch = styled.div<{ $name: ColorName }>`
  block-size: 64px;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${({ $name }) => token.color[$name]};
`;

const Bar = styled.div<{ $width: string }>`
  padding-inline-start: calc(${({ $width }) => $width} + ${token.space[2]});
  border-inline-start: 0;
  background: linear-gradient(${token.color.accent}, ${token.color.accent}) 0 / ${({ $width }) => $width} 100% no-repeat;
`;

import { Columns, Heading, Link, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { gridExample } from '../../examples/examples';
import { paths } from '../../paths';
import { CallExample } from '../../ui/call-example';
import { HeadedSection } from '../../ui/headed-section';

export interface AbilitiesProps {
  texts: {
    readonly abilitiesHeading: string;
    readonly abilities: readonly { readonly slug: string; readonly title: string; readonly text: string }[];
    readonly example: string;
    readonly sent: string;
    readonly answered: string;
    readonly open: string;
  };
}

/** The actions that do the work, each with a run of it. */
export function Abilities({ texts }: AbilitiesProps) {
  return (
    <HeadedSection heading={texts.abilitiesHeading}>
      <Sides $columns="1fr 1fr" $gap={6} $wideGap={8}>
        {texts.abilities.map(({ slug, title, text }) => (
          <Stack as="article" key={slug} $gap={3} $align="start">
            <Heading level={3} size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
            <CallExample
              summary={texts.example}
              sentLabel={texts.sent}
              answeredLabel={texts.answered}
              run={gridExample(slug)}
            />
            <Link variant="strong" href={paths.actionDocs(slug)} target="_self" aria-label={`${texts.open} ${slug}`}>
              {texts.open} <code>{slug}</code>
            </Link>
          </Stack>
        ))}
      </Sides>
    </HeadedSection>
  );
}

const Sides = styled(Columns)`
  margin-block-start: ${token.space[6]};
`;

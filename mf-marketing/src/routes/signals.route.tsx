import { Columns, Container, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { Abilities } from '../features/signals/abilities';
import { BeforeAfter } from '../features/signals/before-after';
import { TopicList } from '../features/signals/topic-list';
import { SignalDrawing } from '../features/signals/signal-drawing';
import { useFrenchPageHead } from '../head/use-french-page-head';
import texts from '../i18n/signals.texts.json';
import { paths } from '../paths';
import { Lead, PageHeading, Section } from '../ui/display';
import { SitePage } from '../ui/site-page';

/** Signals and context: when to write to a company, and what. */
export function Component() {
  useFrenchPageHead({ texts, path: paths.signals(), picture: 'signals' });
  return (
    <SitePage language="fr">
      <Container>
        <Opening $columns="7fr 5fr" $gap={6} $wideGap={8} $align="center">
          <div>
            <PageHeading>{texts.heading}</PageHeading>
            <Lead>{texts.lead}</Lead>
          </div>
          <SignalDrawing />
        </Opening>
        <Columns $columns="1fr 1fr" $gap={7} $wideGap={8}>
          <TopicList heading={texts.signalsHeading} topics={texts.signals} />
          <TopicList heading={texts.contextHeading} topics={texts.context} />
        </Columns>
      </Container>
      <BeforeAfter texts={texts} />
      <Section as="div">
        <Container>
          <Abilities texts={texts} />
        </Container>
      </Section>
    </SitePage>
  );
}

const Opening = styled(Columns)`
  padding-block: clamp(${token.space[7]}, 7vw, 7rem) ${token.space[8]};

  & p {
    margin-block-start: ${token.space[5]};
  }
`;

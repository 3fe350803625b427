import { ButtonLink, Heading, media, Row, surface, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { fill } from '../../claims';
import { callExample } from '../../examples/examples';
import { paths } from '../../paths';
import { type Template, templatesTexts as texts } from './templates-texts';

export interface TemplateCardProps {
  template: Template;
  /** The address that opens its code. */
  codeHref: string;
}

const MS = 1_000;

/** A template: what it does, how hard it is, how long it takes, and the call itself. */
export function TemplateCard({ template: { slug, title, text, complexity }, codeHref }: TemplateCardProps) {
  const seconds = callExample(slug).latency_target_ms / MS;
  return (
    <Card>
      <Heading level={3} size="h3">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      <Facts>
        <div>
          <dt>{texts.complexity}</dt>
          <dd>{complexity}</dd>
        </div>
        <div>
          <dt>{texts.response}</dt>
          <dd>{fill(texts.seconds, { n: seconds.toLocaleString('fr') })}</dd>
        </div>
      </Facts>
      <Path>POST /v1/actions/{slug}</Path>
      <Row $gap={2}>
        <Scripted>
          <ButtonLink href={codeHref} variant="secondary" aria-label={`${texts.code} : ${title}`}>
            {texts.code}
          </ButtonLink>
        </Scripted>
        <Unscripted>
          <ButtonLink
            href={paths.actionDocs(slug)}
            target="_self"
            variant="secondary"
            aria-label={`${texts.code} : ${title}`}
          >
            {texts.code}
          </ButtonLink>
        </Unscripted>
        <ButtonLink href={paths.playground(slug)} variant="ghost" aria-label={`${texts.test} : ${title}`}>
          {texts.test}
        </ButtonLink>
      </Row>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${token.space[3]};
  grid-template-rows: auto 1fr auto auto auto;
  padding: ${token.space[5]};
  ${surface}
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[5]};
  font-size: ${token.text.small};

  & dt {
    color: ${token.color.textMuted};
  }

  & dd {
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

const Path = styled.code`
  color: ${token.color.accentText};
  overflow-wrap: anywhere;
`;

const Scripted = styled.span`
  ${media.withoutScript} {
    display: none;
  }
`;

/* The dialog with the code needs a script; the page of the action has the same code and needs none. */
const Unscripted = styled.span`
  display: none;

  ${media.withoutScript} {
    display: contents;
  }
`;

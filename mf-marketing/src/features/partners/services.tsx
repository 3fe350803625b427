import { ButtonLink, Heading, media, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { Below } from '../../ui/display';
import { HeadedSection } from '../../ui/headed-section';

export interface ServicesProps {
  heading: string;
  services: readonly {
    readonly id: string;
    readonly title: string;
    readonly duration: string;
    readonly text: string;
    readonly action: string;
  }[];
  toHref: (service: string) => string;
}

/** What the experts do, and how long each takes. */
export function Services({ heading, services, toHref }: ServicesProps) {
  return (
    <HeadedSection heading={heading}>
      <Below>
        <Rows role="list">
          {services.map(({ id, title, duration, text, action }) => (
            <li key={id}>
              <Text mono size="small" tone="accent">
                {duration}
              </Text>
              <div>
                <Heading level={3} size="h3">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </div>
              <ButtonLink variant="secondary" href={toHref(id)}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </Rows>
      </Below>
    </HeadedSection>
  );
}

const Rows = styled.ul`
  & > li {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
    padding-block: ${token.space[6]};
    border-block-start: 1px solid ${token.color.line};
  }

  & p {
    max-inline-size: 56ch;
  }

  ${media.desktop} {
    & > li {
      grid-template-columns: 3fr 6fr 3fr;
      align-items: start;
    }

    & > li > :last-child {
      justify-self: end;
    }
  }
`;

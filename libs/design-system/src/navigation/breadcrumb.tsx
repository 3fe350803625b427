import { styled } from 'styled-components';
import { token } from '../tokens';
import { ChevronRight } from '../icons';
import { Row } from '../layout/stack';
import { Link } from '../link';

export interface Crumb {
  label: string;
  /** Left out for the page one is on. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  items: readonly Crumb[];
  /** Names the region for screen readers. */
  label?: string | undefined;
}

/** Breadcrumb navigation. The last item is the current page. */
export function Breadcrumb({ items, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <Row as="ol" role="list" $gap={1} $align="stretch">
        {items.map((item, index) => (
          <Item key={`${item.label}${item.href ?? ''}`}>
            <CrumbText crumb={item} current={index === items.length - 1} />
            {index < items.length - 1 ? <ChevronRight size={16} aria-hidden /> : null}
          </Item>
        ))}
      </Row>
    </nav>
  );
}

function CrumbText({ crumb, current }: { crumb: Crumb; current: boolean }) {
  if (current || crumb.href === undefined)
    return <span {...(current ? { 'aria-current': 'page' as const } : {})}>{crumb.label}</span>;
  return (
    <Link variant="quiet" href={crumb.href}>
      {crumb.label}
    </Link>
  );
}

const Item = styled.li`
  display: inline-flex;
  gap: ${token.space[1]};
  align-items: center;
  min-inline-size: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};

  & a {
    padding-block: ${token.space[2]};
  }

  & [aria-current] {
    color: ${token.color.text};
  }
`;

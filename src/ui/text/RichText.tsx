import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { ArticleTag, RichNode, RichText as RichTextData } from '../../model/page/types.ts';
import { SmartLink } from './SmartLink.tsx';

/** What draws the elements that only articles have; a block without articles brings none. */
export type ArticleComponents = Partial<Record<ArticleTag, ComponentType<{ label?: string; children: ReactNode }>>>;

function renderNode(node: RichNode, key: number, components: ArticleComponents): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const children = node.children?.map((child, index) => renderNode(child, index, components));
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag === 'a')
    return (
      <SmartLink key={key} href={node.href ?? ''}>
        {children}
      </SmartLink>
    );
  const Component = components[node.tag as ArticleTag];
  if (Component)
    return (
      <Component key={key} label={node.label}>
        {children}
      </Component>
    );
  // Of any element, what it does not have stays away.
  const Tag = node.tag as 'ol';
  return (
    <Tag key={key} className={node.align} start={node.start} lang={node.lang} dir={node.dir}>
      {children}
    </Tag>
  );
}

const NONE: ArticleComponents = {};

/** Draws formatted text: a paragraph where it is plain text, or else the elements of its tree. */
export function RichText({ text, components = NONE }: { text: RichTextData; components?: ArticleComponents }) {
  return typeof text === 'string' ? (
    <p>{text}</p>
  ) : (
    <>{text.map((node, index) => renderNode(node, index, components))}</>
  );
}

import { Fragment, type ReactNode } from 'react';
import type { RichElement, RichNode, RichText as RichTextData } from '../model/types.ts';
import { SmartLink } from './SmartLink.tsx';

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const children = node.children?.map(renderNode);
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag === 'a')
    return (
      <SmartLink key={key} href={node.href ?? ''}>
        {children}
      </SmartLink>
    );
  const Tag: Exclude<RichElement['tag'], 'br' | 'a'> = node.tag;
  return <Tag key={key}>{children}</Tag>;
}

/** Formatted text: a paragraph of plain text, or the elements of its tree. */
export function RichText({ text }: { text: RichTextData }) {
  return typeof text === 'string' ? <p>{text}</p> : <>{text.map(renderNode)}</>;
}

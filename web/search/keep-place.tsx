import { Component, createRef, type ReactNode } from "react";

type Props = { list: readonly object[]; className: string; children: ReactNode };
type Anchor = { element: Element; top: number };

/**
 * Keeps what the guest sees in its place when homes are appended and a row above it loses its last home to the list.
 * Most browsers do so themselves; Safari does not.
 */
export class KeepPlace extends Component<Props> {
  box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ list: before }: Props): Anchor | null {
    const { list } = this.props;
    const isAppended = list.length > before.length && list[0] === before[0];
    if (!isAppended || CSS.supports("overflow-anchor", "auto")) return null;
    const cards = this.box.current?.querySelectorAll("article") ?? [];
    const element = [...cards].find((card) => card.getBoundingClientRect().bottom > 0);
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_before: Props, _state: unknown, anchor: Anchor | null): void {
    if (anchor?.element.isConnected) scrollBy(0, anchor.element.getBoundingClientRect().top - anchor.top);
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

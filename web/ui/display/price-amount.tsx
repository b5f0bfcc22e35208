type Props = { digits: string; text: string; isHidden?: boolean };

/** The digits run left to right in both languages; the position of the currency depends on the language. */
export function PriceAmount({ digits, text, isHidden = false }: Props) {
  const at = text.indexOf(digits);
  return (
    <bdi aria-hidden={isHidden || undefined} className="whitespace-nowrap">
      {text.slice(0, at)}
      <bdi dir="ltr">{digits}</bdi>
      {text.slice(at + digits.length)}
    </bdi>
  );
}

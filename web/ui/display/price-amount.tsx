type Props = { digits: string; text: string };

/** The digits run left to right in both languages; the currency stands where the language puts it. */
export function PriceAmount({ digits, text }: Props) {
  const at = text.indexOf(digits);
  return (
    <bdi className="whitespace-nowrap">
      {text.slice(0, at)}
      <bdi dir="ltr">{digits}</bdi>
      {text.slice(at + digits.length)}
    </bdi>
  );
}

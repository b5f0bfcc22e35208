import { authorityKey, signAsAuthority } from "./authority.ts";
import { partOf, type SentDocument, withoutStamp } from "./sent-document.ts";

/** The invoice with the stamp and the QR code of the authority instead of the seller's, in base64. */
export function clearedInvoice({ xml, hash }: Pick<SentDocument, "xml" | "hash">): string {
  const plain = withoutStamp(xml);
  const stamp = signAsAuthority(Buffer.from(hash, "base64")).toString("base64");
  const stamped = plain
    .replace(/<Invoice [^>]*>/, (opened) => opened + extensions(hash, stamp))
    .replace("<cac:AccountingSupplierParty>", (opened) => qrReference(plain, hash, stamp) + SIGNATURE + opened);
  return Buffer.from(stamped).toString("base64");
}

const SIGNATURE = `<cac:Signature>
    <cbc:ID>urn:oasis:names:specification:ubl:signature:Invoice</cbc:ID>
    <cbc:SignatureMethod>urn:oasis:names:specification:ubl:dsig:enveloped:xades</cbc:SignatureMethod>
</cac:Signature>`;

function extensions(hash: string, stamp: string): string {
  return `<ext:UBLExtensions>
    <ext:UBLExtension>
        <ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI>
        <ext:ExtensionContent>
            <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="signature">
                <ds:SignedInfo>
                    <ds:Reference Id="invoiceSignedData" URI="">
                        <ds:DigestValue>${hash}</ds:DigestValue>
                    </ds:Reference>
                </ds:SignedInfo>
                <ds:SignatureValue>${stamp}</ds:SignatureValue>
            </ds:Signature>
        </ext:ExtensionContent>
    </ext:UBLExtension>
</ext:UBLExtensions>`;
}

function qrReference(plain: string, hash: string, stamp: string): string {
  const supplier = partOf(plain, /<cac:AccountingSupplierParty>([\s\S]*?)<\/cac:AccountingSupplierParty>/);
  const fields: (string | Buffer)[] = [
    unescaped(partOf(supplier, /<cbc:RegistrationName>([^<]+)</)),
    partOf(supplier, /<cbc:CompanyID>([^<]+)</),
    `${partOf(plain, /<cbc:IssueDate>([^<]+)</)}T${partOf(plain, /<cbc:IssueTime>([^<]+)</)}`,
    partOf(plain, /<cbc:TaxInclusiveAmount[^>]*>([^<]+)</),
    partOf(plain, /<cac:TaxTotal><cbc:TaxAmount[^>]*>([^<]+)</),
    hash,
    stamp,
    authorityKey,
  ];
  const bytes = fields.map((field, index) => {
    const value = Buffer.from(field);
    return Buffer.concat([Buffer.from([index + 1, value.length]), value]);
  });
  const code = Buffer.concat(bytes).toString("base64");
  const object = `<cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">${code}</cbc:EmbeddedDocumentBinaryObject>`;
  return `<cac:AdditionalDocumentReference>
    <cbc:ID>QR</cbc:ID>
    <cac:Attachment>
        ${object}
    </cac:Attachment>
</cac:AdditionalDocumentReference>`;
}

function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Patterns of keys, tokens and passwords. The first group is the secret, or the whole match. */
export const secretPatterns: Readonly<Record<string, RegExp>> = {
  "private key": /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  "AWS key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  "Google key": /\bAIza[0-9A-Za-z_-]{35}\b/g,
  "GitHub token": /\b(?:gh[pousr]_[0-9A-Za-z]{36,}|github_pat_[0-9A-Za-z_]{22,})\b/g,
  "GitLab token": /\bglpat-[0-9A-Za-z_-]{20,}/g,
  "npm token": /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=\s*(?!\$)(\S{8,})/g,
  "Slack token": /\bxox[abeoprs]-[0-9A-Za-z-]{10,}/g,
  "payment key": /\b[rs]k_(?:live|test)_[0-9A-Za-z]{10,}/g,
  "mail key": /\bSG\.[\w-]{16,}\.[\w-]{16,}|\bkey-[0-9a-f]{32}\b/g,
  "signed token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  "password in an address": /\b[a-z][a-z+]{1,12}:\/\/[^\s:@/"'`<>{}$]+:([^\s:@/"'`<>{}$]{4,})@/g,
  "written secret":
    /(?:secret|passw(?:or)?d|passphrase|token|api_?key|private_?key|_key)\w*["']?\s*[:=]\s*["'`]([\w+/=.~-]{16,})["'`]/gi,
};

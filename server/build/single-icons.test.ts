import { expect, test } from "vitest";
import { importSingleIcons } from "./single-icons.ts";

test("each icon is fetched from its own file, also under an older name, and types stay where they are", () => {
  const code =
    'import { CircleAlert, ChevronLeft as Back } from "lucide-react";\nimport type { LucideIcon } from "lucide-react";';
  expect(importSingleIcons(code)).toBe(
    'import CircleAlert from "lucide-react/icons/circle-exclamation-point"; import Back from "lucide-react/icons/chevron-left";\nimport type { LucideIcon } from "lucide-react";',
  );
  expect(importSingleIcons('import { type LucideIcon, X } from "lucide-react";')).toBe(
    'import { type LucideIcon } from "lucide-react"; import X from "lucide-react/icons/x";',
  );
});

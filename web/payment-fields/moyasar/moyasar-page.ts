import { runFields } from "../run-fields.ts";
import { mountMoyasarFields } from "./moyasar-fields.ts";

runFields("moyasar", () => mountMoyasarFields);

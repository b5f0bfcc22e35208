// All styles of server-rendered content load with the shell: the page needs them before any script runs, and a later
// chunk that imports one again would change the order of the rules. Dialogs and maps load their own styles.
import "#web/property/gallery/gallery.css";
import "#web/front-page/city-tiles.css";
import "#web/front-page/hero.css";
import "#web/front-page/shortcuts.css";
import "#web/hydration/waiting-sheet.css";
import "#web/order/voucher/voucher.css";
import "#web/checkout/payment/frame-size.css";
import "#web/search/map/map-slot.css";
import "#web/search/results-bar.css";
import "#web/checkout/cart/checkout-columns.css";
import "#web/date-picker/calendar/legend.css";
import "#web/date-picker/calendar/month-grid.css";
import "#web/property-card/card-controls.css";
import "#web/property-card/card-gallery.css";
import "#web/property-card/property-card.css";
import "#web/property-card/property-row.css";
import "#web/map/mini-map.css";
import "#web/search-box/plain-fields.css";
import "#web/ui/field/checkbox.css";
import "#web/ui/field/code-field.css";
import "#web/ui/field/radio-group.css";
import "#web/ui/field/range-slider.css";
import "#web/ui/feedback/skeleton.css";
import "#web/ui/feedback/spinner.css";
import "#web/ui/field/switch.css";
import "#web/ui/field/text-field.css";

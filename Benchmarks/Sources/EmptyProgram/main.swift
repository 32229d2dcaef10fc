// What every start is measured against: a program that imports Foundation and does nothing.
import Foundation

exit(0)
